// What both passes need of WebGL2.

export interface Program {
  program: WebGLProgram;
  uniform(name: string): WebGLUniformLocation | null;
}

function shader(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader {
  const made = gl.createShader(type);
  if (!made) throw new Error("no shader");
  gl.shaderSource(made, source);
  gl.compileShader(made);
  return made;
}

/** Compiles and links; throws Error with the driver's text, unless the context is lost, when there is nothing to say. */
export function makeProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
  const program = gl.createProgram();
  const shaders = [shader(gl, gl.VERTEX_SHADER, vertex), shader(gl, gl.FRAGMENT_SHADER, fragment)];
  for (const made of shaders) gl.attachShader(program, made);
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error([gl.getProgramInfoLog(program), ...shaders.map((made) => gl.getShaderInfoLog(made))].filter(Boolean).join("\n"));
  }
  for (const made of shaders) gl.deleteShader(made);
  const locations = new Map<string, WebGLUniformLocation | null>();
  const uniform = (name: string): WebGLUniformLocation | null => {
    const known = locations.get(name);
    if (known !== undefined) return known;
    const found = gl.getUniformLocation(program, name);
    locations.set(name, found);
    return found;
  };
  return { program, uniform };
}

/** What a redraw hands to the passes. One object, written again each time. */
export interface Scene {
  /** From the unit square relative to the layer's origin to clip space. */
  matrix: Float32Array;
  /** Seconds since the layer's epoch. */
  now: number;
  /** Device pixels. */
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  ratio: number;
  /** 1: put signs on whole pixels, for a map that stands still; 0: between them. */
  snap: number;
}
