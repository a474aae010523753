import type { PluginOption } from 'vite';

/** The site's plugins but the one that compresses: a test needs no small files, and making them takes most of the time. */
export const uncompressed = (plugins: readonly PluginOption[] = []): PluginOption[] =>
  plugins.filter((plugin) => {
    const { name } = (plugin ?? {}) as { readonly name?: string };
    return name !== 'holdout-compressed';
  });
