// Builds the server and the client if their sources changed; the browser tests start the built product.
import { buildClient, buildServer } from "../server/deploy/fresh.mjs";

buildServer();
buildClient();
