/** The product's version (specification section 1), the same wherever it is shown. */
export const productVersion = "4.12.1";
