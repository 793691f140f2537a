export interface Program {
  program: WebGLProgram;
  uniform(name: string): WebGLUniformLocation | null;
}

function shader(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader {
  const newShader = gl.createShader(type);
  if (!newShader) throw new Error("no shader");
  gl.shaderSource(newShader, source);
  gl.compileShader(newShader);
  return newShader;
}

/** Compiles and links a program. Throws Error with the driver's message, unless the context is lost. */
export function makeProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): Program {
  const program = gl.createProgram();
  const shaders = [shader(gl, gl.VERTEX_SHADER, vertex), shader(gl, gl.FRAGMENT_SHADER, fragment)];
  for (const compiled of shaders) gl.attachShader(program, compiled);
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(
      [gl.getProgramInfoLog(program), ...shaders.map((compiled) => gl.getShaderInfoLog(compiled))].filter(Boolean).join("\n"),
    );
  }
  for (const compiled of shaders) gl.deleteShader(compiled);
  const locations = new Map<string, WebGLUniformLocation | null>();
  const uniform = (name: string): WebGLUniformLocation | null => {
    const cachedLocation = locations.get(name);
    if (cachedLocation !== undefined) return cachedLocation;
    const location = gl.getUniformLocation(program, name);
    locations.set(name, location);
    return location;
  };
  return { program, uniform };
}

export interface Scene {
  /** From the unit square relative to the layer's origin to clip space. */
  matrix: Float32Array;
  now: number;
  width: number;
  height: number;
  ratio: number;
  /** 1 to align signs to whole pixels on a resting map; 0 otherwise. */
  snap: number;
}
