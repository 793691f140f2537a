// The simulated operation: started by the product with DEMO=1, speaks HTTP only. Ends with the product.
import { main } from "../../demo/simulation/main";

process.on("disconnect", () => process.exit(0));
await main();
