import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Where the product listens while the client is developed. */
const product = "http://localhost:4000";

/** Chunks that change rarely and together, so that a new release is a small download. The map's engine comes with the map only. */
const groups = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  { name: "apollo", test: /node_modules[\\/](@apollo|graphql|graphql-ws|rxjs|optimism|@wry)[\\/]/ },
  { name: "intl", test: /node_modules[\\/](react-intl|@formatjs|intl-messageformat)[\\/]/ },
  { name: "mantine", test: /node_modules[\\/]@mantine[\\/]/ },
  { name: "maplibre", test: /node_modules[\\/]maplibre-gl[\\/]/ },
];

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react()],
  build: {
    outDir: "../dist/client",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 1_200,
    rollupOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { "/graphql": { target: product, ws: true }, "/ingest": product, "/tiles": product },
  },
});
