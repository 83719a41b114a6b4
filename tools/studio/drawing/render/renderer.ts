import * as THREE from 'three';
import { finishMaterial, type Finish } from './finish';
import type { Mirror } from './ground';
import { lamp, aim, jittered, placeCamera } from './lens';
import { sunDirection, type Light } from './light';
import { spread } from './random';

// The sky's diffuse light comes from shadowed lamps in every pass, so the reflection map may only add a rest of it.
THREE.ShaderChunk.envmap_physical_pars_fragment = THREE.ShaderChunk.envmap_physical_pars_fragment.replace(
  'return PI * envMapColor.rgb * envMapIntensity;',
  'return PI * 0.42 * envMapColor.rgb * envMapIntensity;',
);

export interface Shot {
  from: [number, number, number];
  to: [number, number, number];
  fov: number;
  /** Lens opening in metres: what lies off the target blurs with it. */
  aperture?: number;
  /** Horizontal shift of the picture, as a share of its width. */
  shift?: number;
  /** Roll in radians. */
  roll?: number;
}

export interface Stage {
  scene: THREE.Scene;
  shot: Shot;
  light: Light;
  /** Radius around the target that casts shadows, metres. */
  reach: number;
  environment: () => THREE.Scene;
  /** Stages with the same name share their reflections and sky, which take longer to work out than a pass. */
  environmentName: string;
  environmentStrength?: number;
  ground?: THREE.Object3D;
  mirror: Mirror;
  /** False where the ground mirrors nothing: saves a third of the work. */
  mirrored?: boolean;
  /** Called for each pass with its moment in the exposure, 0..1: motion blur. */
  during?: (moment: number) => void;
  finish?: Partial<Finish>;
  background?: THREE.Object3D;
}

interface Targets {
  frame: THREE.WebGLRenderTarget;
  sum: THREE.WebGLRenderTarget;
  mirror: THREE.WebGLRenderTarget;
}

const skyLampCount = 1;

/** Draws stages by adding up many passes, each with another light position, lens position and pixel offset. */
export class Camera3D {
  readonly renderer: THREE.WebGLRenderer;
  private targets: Targets | undefined;
  private readonly skies = new Map<string, THREE.Texture>();
  private readonly environments = new Map<string, THREE.Texture>();
  private readonly quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
  private readonly quadScene = new THREE.Scene().add(this.quad);
  private readonly flat = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1);
  private readonly adder = new THREE.ShaderMaterial({
    uniforms: { image: { value: null } },
    vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader:
      'varying vec2 at; uniform sampler2D image; void main() { gl_FragColor = vec4(min(texture2D(image, at).rgb, vec3(9.0)), 1.0); }',
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    depthTest: false,
    depthWrite: false,
  });
  private readonly developer = finishMaterial();

  constructor(readonly canvas: HTMLCanvasElement) {
    this.renderer = new THREE.WebGLRenderer({ canvas, antialias: false, preserveDrawingBuffer: true });
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = THREE.PCFShadowMap;
    this.renderer.toneMapping = THREE.NoToneMapping;
    this.renderer.autoClear = false;
    this.quad.frustumCulled = false;
  }

  private sized(width: number, height: number): Targets {
    if (this.targets?.frame.width === width && this.targets.frame.height === height) return this.targets;
    if (this.targets)
      Object.values(this.targets).forEach((target: THREE.WebGLRenderTarget) => target.dispose());
    this.renderer.setSize(width, height, false);
    const make = (
      w: number,
      h: number,
      type: THREE.TextureDataType,
      depthBuffer: boolean,
    ): THREE.WebGLRenderTarget =>
      new THREE.WebGLRenderTarget(w, h, {
        type,
        depthBuffer,
        minFilter: THREE.LinearFilter,
        magFilter: THREE.LinearFilter,
      });
    this.targets = {
      frame: make(width, height, THREE.HalfFloatType, true),
      sum: make(width, height, THREE.FloatType, false),
      mirror: make(Math.round(width / 2), Math.round(height / 2), THREE.HalfFloatType, true),
    };
    return this.targets;
  }

  private environmentOf(stage: Stage): THREE.Texture {
    const known = this.environments.get(stage.environmentName);
    if (known) return known;
    const maker = new THREE.PMREMGenerator(this.renderer);
    const { texture } = maker.fromScene(stage.environment(), 0, 0.1, 200, { size: 128 });
    maker.dispose();
    this.environments.set(stage.environmentName, texture);
    return texture;
  }

  /** The sky drawn once into a cube: its clouds are far too dear to be worked out again in every pass. */
  private bakedSky(dome: THREE.Object3D, name: string): THREE.Texture {
    const known = this.skies.get(name);
    if (known) return known;
    const sky = new THREE.WebGLCubeRenderTarget(640, { type: THREE.HalfFloatType });
    const camera = new THREE.CubeCamera(0.1, 100, sky);
    this.renderer.setClearColor(0x000000, 1);
    this.renderer.autoClear = true;
    camera.update(this.renderer, new THREE.Scene().add(dome));
    this.renderer.autoClear = false;
    this.skies.set(name, sky.texture);
    return sky.texture;
  }

  /** Sets the stage's sky and reflections. */
  prepare(stage: Stage): void {
    if (stage.background) stage.scene.background = this.bakedSky(stage.background, stage.environmentName);
    stage.scene.environment = this.environmentOf(stage);
    stage.scene.environmentIntensity = stage.environmentStrength ?? 1;
  }

  draw(stage: Stage, width: number, height: number, passes: number, seed: number): void {
    const { renderer } = this;
    const targets = this.sized(width, height);
    const { scene, shot, light } = stage;
    const target = new THREE.Vector3(...shot.to);
    const sun = lamp(light.sun, light.sunStrength, 1536, stage.reach);
    const skyLamps = Array.from({ length: skyLampCount }, () =>
      lamp(light.horizon, (light.sky * 2.1) / skyLampCount, 1024, stage.reach),
    );
    const skyColor = new THREE.Color(light.horizon).lerp(new THREE.Color(light.zenith), 0.28);
    for (const each of [sun, ...skyLamps]) scene.add(each, each.target);
    const sunWay = sunDirection(light);
    renderer.setRenderTarget(targets.sum);
    renderer.setClearColor(0x000000, 0);
    renderer.clear();
    const camera = new THREE.PerspectiveCamera(shot.fov, width / height, 0.1, 400);
    for (let i = 0; i < passes; i++) {
      const at = i + (seed % 89);
      stage.during?.((i + 0.5) / passes);
      aim(sun, jittered(sunWay, light.softness, at), target, stage.reach);
      skyLamps.forEach((each, k) => {
        const n = at * skyLampCount + k;
        const around = spread(n, 0) * Math.PI * 2;
        const up = 0.16 + 0.84 * spread(n, 1);
        each.color.copy(skyColor);
        aim(
          each,
          new THREE.Vector3(
            Math.cos(around) * Math.sqrt(1 - up * up),
            up,
            Math.sin(around) * Math.sqrt(1 - up * up),
          ),
          target,
          stage.reach,
        );
      });
      const dx = spread(at, 2) - 0.5;
      const dy = spread(at, 3) - 0.5;
      camera.setViewOffset(width, height, dx - (shot.shift ?? 0) * width, dy, width, height);
      placeCamera(camera, shot, target, spread(at, 4), spread(at, 5));
      if (stage.ground && stage.mirrored !== false) this.reflect(stage, camera, target, at, targets.mirror);
      renderer.setRenderTarget(targets.frame);
      renderer.setClearColor(0x808080, 1);
      renderer.clear();
      renderer.render(scene, camera);
      this.adder.uniforms.image = { value: targets.frame.texture };
      this.copy(this.adder, targets.sum);
    }
    for (const each of [sun, ...skyLamps]) {
      scene.remove(each, each.target);
      each.dispose();
    }
    Object.assign(this.developer.uniforms, {
      image: { value: targets.sum.texture },
      passes: { value: passes },
      exposure: { value: light.exposure * (stage.finish?.exposure ?? 1) },
      tint: { value: new THREE.Vector3(...light.tint) },
      vignette: { value: stage.finish?.vignette ?? 0.28 },
      contrast: { value: stage.finish?.contrast ?? 1.04 },
      saturation: { value: stage.finish?.saturation ?? 1.06 },
      seed: { value: seed % 1000 },
    });
    this.copy(this.developer, null);
  }

  private reflect(
    stage: Stage,
    camera: THREE.PerspectiveCamera,
    target: THREE.Vector3,
    at: number,
    into: THREE.WebGLRenderTarget,
  ): void {
    const below = camera.clone();
    below.clearViewOffset();
    below.position.y *= -1;
    below.up.set(0, 1, 0);
    below.lookAt(target.x, -target.y, target.z);
    // A wider view than the picture's, since a shifted picture looks past its own middle.
    below.fov = camera.fov * 1.5;
    below.updateProjectionMatrix();
    below.updateMatrixWorld();
    const { mirror, ground } = stage;
    mirror.texture.value = into.texture;
    mirror.matrix.value
      .set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
      .multiply(below.projectionMatrix)
      .multiply(below.matrixWorldInverse);
    mirror.shift.value.set((spread(at, 6) - 0.5) * 0.6, (spread(at, 7) - 0.5) * 1.6);
    if (ground) ground.visible = false;
    this.renderer.setRenderTarget(into);
    this.renderer.setClearColor(0x404040, 1);
    this.renderer.clear();
    this.renderer.render(stage.scene, below);
    if (ground) ground.visible = true;
  }

  private copy(material: THREE.ShaderMaterial, into: THREE.WebGLRenderTarget | null): void {
    this.quad.material = material;
    this.renderer.setRenderTarget(into);
    this.renderer.render(this.quadScene, this.flat);
  }
}
