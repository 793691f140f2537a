import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from "graphql";
import { useEffect, useState } from "react";

/** Returns the schema, which is public; null until it is loaded. */
export function usePublicSchema(): GraphQLSchema | null {
  const [schema, setSchema] = useState<GraphQLSchema | null>(null);
  useEffect(() => {
    const request = new AbortController();
    fetch("/graphql/schema.json", { credentials: "omit", signal: request.signal })
      .then((response) => response.json() as Promise<{ data: IntrospectionQuery }>)
      .then(({ data }) => setSchema(buildClientSchema(data)))
      .catch(() => undefined);
    return () => request.abort();
  }, []);
  return schema;
}
