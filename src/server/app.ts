import { existsSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import serveStatic from '@fastify/static';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { sql } from 'kysely';
import { arrival, checkOrigin, checkText, isApi, limitConnections, Unsent, visitorOf } from './people/door.ts';
import type { House } from './house.ts';
import { live, unreachable } from './live/live.ts';
import type { ServerOptions, Settings } from './options.ts';
import { Problem } from './problem.ts';
import { routes } from './routes.ts';

const BODY_BYTES = 64 << 10;
const MESSAGE_BYTES = 64 << 10;
/** A page is many files, and opened by whole schools at once: they may be asked for so much more often than the API. */
const PAGES_FACTOR = 10;

/** The bare web server. Its log names a request by method and path: keys stand in queries, and are left out. */
export function newApp(options: ServerOptions, settings: Settings): FastifyInstance {
  const app = fastify({
    ...arrival(settings),
    logger: {
      level: options.logLevel ?? 'info',
      ...(options.logTo === undefined ? undefined : { stream: options.logTo }),
      redact: ['req.headers', 'res.headers', 'headers'],
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url), ip: request.ip }),
        err: (error: Error & { code?: string }) => ({
          type: error.name,
          code: error.code,
          message: error.message,
          stack: error.stack ?? '',
        }),
      },
    },
    trustProxy: (_: string, hop: number) => hop < settings.trustedProxies,
    bodyLimit: BODY_BYTES,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
    // An address that cannot be read reaches no limit of ours: each one costs a connection.
    frameworkErrors: (_, __, reply) => void unreadable(reply as FastifyReply),
    // Otherwise every request is logged twice, at the level at which one wants to see what matters.
    logController: new LogController({ disableRequestLogging: true }),
  });
  limitConnections(app.server, settings);
  return app;
}

function unreadable(reply: FastifyReply): FastifyReply {
  const { failure, status } = new Problem('bad-request', 'The address cannot be read');
  return reply.header('connection', 'close').code(status).send({ error: failure });
}

const pathOf = (url: string): string => url.split('?')[0] ?? '';

export async function furnish(app: FastifyInstance, house: House, site: string | undefined): Promise<void> {
  await app.register(cookie, { secret: house.keys.cookies });
  await app.register(helmet, headersFor(house.settings));
  await app.register(rateLimit, {
    max: (request: FastifyRequest) => house.settings.requestsPerMinute * (isApi(request) ? 1 : PAGES_FACTOR),
    timeWindow: '1 minute',
    keyGenerator: (request) => `${visitorOf(request.ip)}${isApi(request) ? '' : ' pages'}`,
    errorResponseBuilder: (_, { ttl }) => new Problem('too-many', 'Slow down', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  await app.register(websocket, {
    // Pings are answered by us: the answers count, and nobody gets more of them than they read.
    options: { maxPayload: MESSAGE_BYTES, autoPong: false },
    errorHandler: (_, socket) => socket.terminate(),
  });
  app.addHook('onRequest', async (request) => checkOrigin(house.settings, request));
  app.addHook('preValidation', async (request) => checkText(request));
  const unsent = new Unsent();
  app.addHook('onSend', async (request, reply, payload) => {
    if (isApi(request)) unsent.note(request, reply, payload);
    if (isTrustworthy(request)) void reply.headers(APART);
    if (isApi(request)) void reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) {
      request.log.error({ req: request, err: error instanceof Problem ? (error.cause ?? error) : error }, problem.code);
      if (problem.code === 'not-saved') house.metrics.notSaved.add();
    }
    if (problem.more.retryAfter !== undefined) void reply.header('retry-after', problem.more.retryAfter);
    // Who goes on all the same has to knock again each time, and that has a limit of its own.
    if (problem.code === 'too-many') void reply.header('connection', 'close');
    return reply.code(problem.status).send({ error: problem.failure });
  });
  health(app, house);
  routes(app, house);
  live(app, house);
  await pages(app, site);
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode === 413) return new Problem('too-large', 'That is too large');
  if (statusCode === 429) return new Problem('too-many', 'Slow down', { retryAfter: 60 });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Problem(
      'bad-request',
      code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? 'Send JSON' : 'The request cannot be read',
    );
  }
  return unreachable(error);
}

/** The page loads nothing from elsewhere and runs nothing that stands inside it. */
const headersFor = ({ hstsDays }: Settings) => ({
  strictTransportSecurity: hstsDays > 0 && { maxAge: hstsDays * 24 * 3600, includeSubDomains: false },
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: { policy: 'no-referrer' as const },
  xFrameOptions: { action: 'deny' as const },
});

/** Pages of other origins get no hold of ours. Over plain http a browser heeds this on its own machine only, and complains elsewhere. */
const APART = { 'cross-origin-opener-policy': 'same-origin', 'origin-agent-cluster': '?1' };

function isTrustworthy({ protocol, hostname }: FastifyRequest): boolean {
  return protocol === 'https' || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

function health(app: FastifyInstance, house: House): void {
  app.get('/healthz', async (_, reply) => {
    try {
      await sql`select 1`.execute(house.db);
      return { ok: true };
    } catch {
      void reply.code(503);
      return { ok: false };
    }
  });
  app.get('/metrics', (_, reply) => {
    void reply.type('text/plain; version=0.0.4; charset=utf-8');
    return house.metrics.text({
      holdout_matches_in_memory: ['Matches in memory', house.rooms.size],
      holdout_matches_watched: ['Matches that somebody looks at', house.hub.matches],
      holdout_threads: ['Threads that play and think', house.threads.gauges.threads],
      holdout_calls_waiting: ['Calls that wait for a thread', house.threads.gauges.waiting],
      holdout_sockets: ['Open sockets', house.hub.sockets],
      process_resident_memory_bytes: ['Memory of the process', process.memoryUsage.rss()],
      process_cpu_seconds: [
        'Processor time that the process has used',
        process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
      ],
      process_uptime_seconds: ['How long the process has run', process.uptime()],
    });
  });
}

/** The built site; whatever path a page has in it, the browser gets the same index. */
async function pages(app: FastifyInstance, site: string | undefined): Promise<void> {
  const built = site !== undefined && existsSync(join(site, 'index.html'));
  if (built) {
    await app.register(serveStatic, {
      root: site,
      cacheControl: false,
      preCompressed: true, // the build puts compressed copies beside its files
      setHeaders: (reply, path) => {
        // The names of built assets carry a hash of their content.
        const forever = path.includes('/assets/') || path.includes('\\assets\\');
        void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && request.method === 'GET' && !request.url.startsWith('/api/')) return reply.sendFile('index.html');
    const { failure, status } = new Problem('not-found', 'There is nothing here');
    return reply.code(status).send({ error: failure });
  });
}
