export function schemaChanges(released: string, current: string): { added: string[]; changed: string[]; removed: string[] };
