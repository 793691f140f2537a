import { existsSync, readdirSync } from "node:fs";
import { defineConfig } from "vite";

/** The server and each command, packages left outside: quick to build, native ones keep working. */
const commands = Object.fromEntries(
  readdirSync("server/deploy/commands").map((file) => [file.replace(/\.ts$/, ""), `server/deploy/commands/${file}`]),
);

const bench: Record<string, string> = existsSync("tests/bench/main.ts") ? { bench: "tests/bench/main.ts" } : {};

export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: "dist/server",
    emptyOutDir: true,
    sourcemap: true,
    target: "node20",
    rollupOptions: {
      input: { main: "server/main.ts", ...commands, ...bench },
      output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
    },
  },
});
