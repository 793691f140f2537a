export const productVersion = "4.12.1";
