import * as THREE from 'three';

export interface Finish {
  exposure: number;
  vignette: number;
  contrast: number;
  saturation: number;
}

/** Develops the sum of the passes: exposure, a film curve, vignette and a breath of grain. */
export function finishMaterial(): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    depthTest: false,
    depthWrite: false,
    uniforms: {},
    vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `
      varying vec2 at;
      uniform sampler2D image; uniform float passes, exposure, vignette, contrast, saturation, seed; uniform vec3 tint;
      float hash(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233)) + seed) * 43758.5453); }
      vec3 film(vec3 x) { return clamp((x * (2.43 * x + 0.04)) / (x * (2.25 * x + 0.66) + 0.1), 0.0, 1.0); }
      void main() {
        vec3 color = texture2D(image, at).rgb / passes * exposure * tint;
        vec2 off = (at - 0.5) * vec2(1.0, 0.86);
        color *= 1.0 - vignette * smoothstep(0.12, 0.62, dot(off, off) * 2.0);
        color = film(color * 0.82);
        float grey = dot(color, vec3(0.2126, 0.7152, 0.0722));
        color = mix(vec3(grey), color, saturation);
        color = pow(max(color, 0.0), vec3(1.0 / 2.2));
        color = (color - 0.5) * contrast + 0.5;
        color += (hash(at * 917.0) + hash(at * 613.0 + 0.3) - 1.0) * 0.003;
        gl_FragColor = vec4(clamp(color, 0.0, 1.0), 1.0);
      }`,
  });
}
