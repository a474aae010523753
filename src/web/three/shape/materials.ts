import { Color, type Material, MeshLambertMaterial, type WebGLProgramParametersWithUniforms } from 'three';

/** Two coats of paint for everything: what is covered with bricks, boards or tiles, and miniatures, whose contours are inked. */

const COVERS = /* glsl */ `
float lot(vec2 at) { return fract(sin(dot(at, vec2(127.1, 311.7))) * 43758.5453); }
float cloud(vec2 at) {
  vec2 cell = floor(at), in_ = fract(at);
  vec2 s = in_ * in_ * (3.0 - 2.0 * in_);
  return mix(mix(lot(cell), lot(cell + vec2(1, 0)), s.x), mix(lot(cell + vec2(0, 1)), lot(cell + vec2(1, 1)), s.x), s.y);
}
// A joint of so many inches at whole numbers, gone where it is thinner than a pixel.
float joint(float at, float wide, float soft) {
  float far = abs(fract(at - 0.5) - 0.5);
  return (1.0 - smoothstep(wide, wide + soft, far)) * clamp(1.4 - soft * 5.0, 0.0, 1.0);
}
vec3 covered(vec3 tone, vec3 skin, vec3 world) {
  float kind = floor(skin.x + 0.5);
  vec2 at = skin.yz;
  vec2 fine = fwidth(at);
  float grime = cloud(world.xz * 0.9 + world.y * 1.7) * 0.6 + cloud(world.xy * 2.7 + world.zz * 1.3) * 0.4;
  tone *= 0.86 + 0.28 * grime;
  if (kind < 0.5) return tone;
  if (kind < 1.5) { // brick
    vec2 cell = at * vec2(2.2, 5.2);
    cell.x += 0.5 * mod(floor(cell.y), 2.0);
    float gap = max(joint(cell.x, 0.035, fine.x * 2.2), joint(cell.y, 0.07, fine.y * 5.2));
    float one = lot(floor(cell));
    tone *= mix(1.0, 0.78 + 0.42 * one, clamp(1.5 - fine.y * 8.0, 0.0, 1.0));
    return mix(tone, vec3(0.36, 0.31, 0.26), gap * 0.62);
  }
  if (kind < 2.5) { // boards on end
    float cell = at.x * 2.6;
    tone *= 0.84 + 0.3 * lot(vec2(floor(cell), 3.0));
    tone *= 0.93 + 0.14 * cloud(vec2(at.x * 14.0, at.y * 1.1));
    return tone * (1.0 - 0.6 * joint(cell, 0.04, fine.x * 2.6));
  }
  if (kind < 3.5) { // siding: each board shades the one below
    float cell = at.y * 3.0;
    float up = fract(cell);
    tone *= 0.9 + 0.16 * lot(vec2(floor(cell), floor(at.x * 0.35 + lot(vec2(floor(cell), 1.0)) * 3.0)));
    tone *= mix(1.0, 0.72 + 0.36 * smoothstep(0.0, 0.9, 1.0 - up), clamp(1.3 - fine.y * 6.0, 0.0, 1.0));
    return tone;
  }
  if (kind < 4.5) { // plaster, with patches gone
    float worn = cloud(at * 1.3) * 0.6 + cloud(at * 4.7) * 0.4;
    tone *= 0.9 + 0.2 * cloud(at * 9.0);
    return mix(tone, tone * vec3(0.62, 0.55, 0.5), smoothstep(0.62, 0.7, worn));
  }
  if (kind < 5.5) { // sheet iron
    float wave = sin(at.x * 20.9);
    tone *= 1.0 + 0.16 * wave * clamp(1.4 - fine.x * 9.0, 0.0, 1.0);
    float rusty = smoothstep(0.5, 0.72, cloud(at * vec2(1.9, 0.7)) * 0.65 + cloud(at * 5.0) * 0.35);
    tone = mix(tone, vec3(0.20, 0.075, 0.03), rusty * 0.75);
    return tone * (1.0 - 0.35 * joint(at.y * 0.55, 0.012, fine.y * 0.55));
  }
  if (kind < 6.5) { // tiles, row on row
    vec2 cell = at * vec2(2.3, 3.2);
    cell.x += 0.5 * mod(floor(cell.y), 2.0);
    tone *= 0.78 + 0.4 * lot(floor(cell));
    tone *= mix(1.0, 0.62 + 0.5 * smoothstep(0.0, 0.5, fract(cell.y)), clamp(1.3 - fine.y * 6.0, 0.0, 1.0));
    return tone * (1.0 - 0.4 * joint(cell.x, 0.03, fine.x * 2.3));
  }
  if (kind < 7.5) { // felt and tar, with gravel
    tone *= 0.88 + 0.2 * cloud(at * 11.0) + 0.1 * (lot(floor(at * 26.0)) - 0.5);
    float stain = smoothstep(0.55, 0.7, cloud(at * 0.55) * 0.7 + cloud(at * 2.1) * 0.3);
    tone *= 1.0 - 0.34 * stain;
    return tone * (1.0 - 0.4 * joint(at.x * 0.8, 0.014, fine.x * 0.8));
  }
  if (kind < 8.5) { // floor boards
    float row = floor(at.y * 2.9);
    float along = at.x * 0.42 + lot(vec2(row, 5.0)) * 3.0;
    tone *= 0.76 + 0.36 * lot(vec2(row, floor(along)));
    tone *= 0.92 + 0.16 * cloud(vec2(at.x * 1.2, at.y * 16.0));
    return tone * (1.0 - 0.5 * max(joint(at.y * 2.9, 0.03, fine.y * 2.9), joint(along, 0.006, fine.x * 0.42)));
  }
  if (kind < 9.5) { // blocks of stone
    vec2 cell = at * vec2(1.25, 2.6);
    cell.x += 0.5 * mod(floor(cell.y), 2.0);
    tone *= 0.8 + 0.36 * lot(floor(cell));
    float gap = max(joint(cell.x, 0.03, fine.x * 1.25), joint(cell.y, 0.05, fine.y * 2.6));
    return tone * (1.0 - 0.5 * gap);
  }
  if (kind < 10.5) { // leaves: small lights over dark gaps
    vec2 by = world.xz * 7.5 + world.y * vec2(6.3, 7.1);
    float deep = cloud(by) * 0.55 + cloud(by * 2.3) * 0.45;
    float tip = smoothstep(0.55, 0.85, cloud(by * 3.1 + 7.0));
    tone *= mix(0.22, 1.3, smoothstep(0.28, 0.66, deep));
    return mix(tone, tone * 1.7 + vec3(0.02, 0.025, 0.0), tip * 0.6);
  }
  if (kind > 11.5) { // wide planks, oiled
    float row = floor(at.y * 0.24);
    float along = at.x * 0.02 + lot(vec2(row, 5.0)) * 3.0;
    tone *= 0.82 + 0.26 * lot(vec2(row, floor(along)));
    tone *= 0.84 + 0.2 * cloud(vec2(at.x * 0.13, at.y * 2.6 + cloud(at * 0.2) * 2.0)) + 0.1 * cloud(vec2(at.x * 0.5, at.y * 11.0));
    return tone * (1.0 - 0.55 * max(joint(at.y * 0.24, 0.008, fine.y * 0.24), joint(along, 0.0005, fine.x * 0.02)));
  }
  float rusty = smoothstep(0.46, 0.64, cloud(world.xz * 2.1 + world.y * 1.9) * 0.6 + cloud(world.xy * 5.7 + world.z) * 0.4);
  return mix(tone, vec3(0.19, 0.072, 0.03) * (0.8 + 0.5 * cloud(world.xz * 11.0)), rusty * 0.8);
}
`;

function withSkin(shader: WebGLProgramParametersWithUniforms): void {
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', '#include <common>\nattribute vec3 skin;\nvarying vec3 vSkin;\nvarying vec3 vPlace;')
    .replace(
      '#include <project_vertex>',
      `#include <project_vertex>
       vSkin = skin;
       vec4 place = vec4(transformed, 1.0);
       #ifdef USE_BATCHING
         place = batchingMatrix * place;
       #endif
       #ifdef USE_INSTANCING
         place = instanceMatrix * place;
       #endif
       vPlace = (modelMatrix * place).xyz;`,
    );
  shader.fragmentShader = shader.fragmentShader
    .replace('#include <common>', `#include <common>\nvarying vec3 vSkin;\nvarying vec3 vPlace;\n${COVERS}`)
    .replace(
      '#include <color_fragment>',
      '#include <color_fragment>\ndiffuseColor.rgb = covered(diffuseColor.rgb, vSkin, vPlace);',
    );
}

/** For all that stands on the table. */
export function sceneryMaterial(): Material {
  const material = new MeshLambertMaterial({ vertexColors: true });
  material.onBeforeCompile = withSkin;
  material.customProgramCacheKey = () => 'scenery';
  return material;
}

/** For miniatures: dark where they turn away from the eye, as if their edges were inked. */
export function figureMaterial(): Material {
  const material = new MeshLambertMaterial({
    vertexColors: true,
    emissive: new Color('#ffffff'),
    emissiveIntensity: 0,
  });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `float facing = abs(dot(normalize(normal), normalize(vViewPosition)));
       outgoingLight += diffuseColor.rgb * 0.16;
       outgoingLight *= 0.3 + 0.7 * smoothstep(0.08, 0.5, facing);
       #include <opaque_fragment>`,
    );
  };
  material.customProgramCacheKey = () => 'figures';
  return material;
}
