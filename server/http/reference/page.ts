import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from "graphql";
import { declaredErrors } from "../../../schema/errorsDirective";
import { commonErrors, errorStatus, type ErrorCode } from "../../../schema/rules/errors";
import { type Example, examples, nameOf } from "../../../schema/rules/requests/examples";
import { englishPattern } from "../../platform/texts";
import { escaped, paragraphs } from "./html";
import { permissionsOfRoots } from "./permissions";

interface Section {
  id: string;
  title: string;
  entries: { id: string; name: string; html: string }[];
}

type Permissions = ReadonlyMap<string, readonly string[]>;

export function referencePage(schema: GraphQLSchema): string {
  const permissions = permissionsOfRoots();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter((type) => type != null);
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !roots.includes(type as never))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const typeSection = (id: string, title: string, isOf: (type: GraphQLNamedType) => boolean): Section => ({
    id,
    title,
    entries: types.filter(isOf).map((type) => ({ id: type.name, name: type.name, html: typeHtml(type) })),
  });
  const sections: Section[] = [
    ...roots.map((type) => ({
      id: type.name,
      title: { Query: "Queries", Mutation: "Mutations" }[type.name] ?? "Subscriptions",
      entries: Object.values(type.getFields())
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map((field) => ({ id: `${type.name}.${field.name}`, name: field.name, html: rootHtml(type.name, field, permissions) })),
    })),
    typeSection("objects", "Objects", (type) => isObjectType(type) || isInterfaceType(type) || isUnionType(type)),
    typeSection("inputs", "Inputs", isInputObjectType),
    typeSection("enums", "Enums", isEnumType),
    typeSection("scalars", "Scalars", isScalarType),
    { id: "errors", title: "Errors", entries: (Object.keys(errorStatus) as ErrorCode[]).toSorted().map(errorEntry) },
    { id: "examples", title: "Examples", entries: examples.map(exampleEntry) },
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API reference · Atalaya</title>
<link rel="stylesheet" href="/docs/api.css">
<script src="/docs/api.js" defer></script>
</head>
<body>
<nav id="contents" aria-label="Contents">
<label>Search<input type="search" id="search" autocomplete="off"></label>
<p id="found" role="status"></p>
${sections.map(navigation).join("\n")}
</nav>
<main>
<h1>API reference</h1>
<p>One GraphQL endpoint, <code>/graphql</code>, serves the client and other programs. Send <code>authorization: Bearer</code> with an
API key. Run the examples in the <a href="/sandbox">sandbox</a>, or load the schema as <a href="/graphql/schema.graphql">text</a> or
<a href="/graphql/schema.json">JSON</a>. Records and positions are sent over HTTP, as described by
<a href="/openapi.json">OpenAPI</a>.</p>
${sections.map(({ id, title, entries }) => `<section><h2 id="section-${id}">${title}</h2>\n${entries.map(article).join("\n")}</section>`).join("\n")}
</main>
<a class="contents" href="#contents">Contents</a>
</body>
</html>
`;
}

const navigation = ({ id, title, entries }: Section): string =>
  `<details><summary><a href="#section-${id}">${title}</a> <small>${entries.length}</small></summary><ul>${entries
    .map((entry) => `<li><a href="#${entry.id}">${escaped(entry.name)}</a></li>`)
    .join("")}</ul></details>`;

const article = ({ id, name, html }: Section["entries"][number]): string =>
  `<article id="${id}"><h3><a href="#${id}">${escaped(name)}</a></h3>${html}</article>`;

const typeLink = (type: GraphQLType): string => {
  const { name } = getNamedType(type);
  const link = isSpecifiedScalarType(getNamedType(type)) ? name : `<a href="#${name}">${name}</a>`;
  return escaped(String(type)).replace(name, link);
};

const defaultOf = ({ defaultValue }: GraphQLArgument | GraphQLInputField): string =>
  defaultValue === undefined ? "" : ` = <code>${escaped(JSON.stringify(defaultValue))}</code>`;

const deprecation = ({ deprecationReason }: { deprecationReason?: string | null | undefined }): string =>
  deprecationReason ? `<p><strong>Deprecated.</strong> ${escaped(deprecationReason)}</p>` : "";

const argumentRows = (id: string, args: readonly GraphQLArgument[]): string =>
  args.length
    ? `<h4>Arguments</h4><dl>${args
        .map(
          (argument) =>
            `<dt id="${id}.${argument.name}"><code>${argument.name}: ${typeLink(argument.type)}</code>${defaultOf(argument)}</dt><dd>${paragraphs(argument.description)}${deprecation(argument)}</dd>`,
        )
        .join("")}</dl>`
    : "";

function rootHtml(typeName: string, field: GraphQLField<unknown, unknown>, permissions: Permissions): string {
  const id = `${typeName}.${field.name}`;
  const needs = permissions.get(id);
  const codes = declaredErrors(field).filter((code) => !new RegExp(`\\b${code}\\b`).test(field.description ?? ""));
  const used = examples.filter((example) => new RegExp(`\\b${field.name}\\b`).test(example.text.slice(nameOf(example).length)));
  return [
    `<p><code>${typeLink(field.type)}</code></p>`,
    withErrorLinks(paragraphs(field.description)),
    deprecation(field),
    permissionHtml(needs),
    argumentRows(id, field.args),
    codes.length ? `<p>Errors: ${codes.map(errorLink).join(", ")}</p>` : "",
    used.length ? `<p>Examples: ${used.map((example) => `<a href="#${exampleId(example)}">${nameOf(example)}</a>`).join(", ")}</p>` : "",
  ].join("");
}

const errorLink = (code: string): string => `<a href="#error-${code}">${code}</a>`;

const withErrorLinks = (html: string): string =>
  html.replace(/<p>Errors: .*?<\/p>/g, (paragraph) =>
    paragraph.replace(/\b[A-Z][A-Z_]+\b/g, (word) => (Object.hasOwn(errorStatus, word) ? errorLink(word) : word)),
  );

function permissionHtml(needs: readonly string[] | undefined): string {
  if (!needs) return "<p>Permission: see the description.</p>";
  if (!needs.length) return "<p>Permission: any signed-in user or key for GraphQL.</p>";
  return `<p>Permission: ${needs.map((name) => `<code>${name}</code>`).join(" or ")}</p>`;
}

function typeHtml(type: GraphQLNamedType): string {
  const description = paragraphs(type.description);
  if (isEnumType(type)) return description + valueRows(type);
  if (isUnionType(type)) return `${description}<p>One of ${type.getTypes().map(typeLink).join(", ")}.</p>`;
  if (isScalarType(type))
    return description + (type.specifiedByURL ? `<p>Specified by <a href="${type.specifiedByURL}">${type.specifiedByURL}</a>.</p>` : "");
  const fields = Object.values(type.getFields() as Record<string, GraphQLField<unknown, unknown> | GraphQLInputField>);
  const rows = fields.map((field) => {
    const id = `${type.name}.${field.name}`;
    const rest = "args" in field ? argumentRows(id, field.args) : "";
    const standard = "args" in field ? "" : defaultOf(field);
    return `<dt id="${id}"><code>${field.name}: ${typeLink(field.type)}</code>${standard}</dt><dd>${paragraphs(field.description)}${deprecation(field)}${rest}</dd>`;
  });
  const interfaces =
    isObjectType(type) && type.getInterfaces().length ? `<p>Implements ${type.getInterfaces().map(typeLink).join(", ")}.</p>` : "";
  return `${description}${interfaces}<dl>${rows.join("")}</dl>`;
}

const valueRows = (type: GraphQLEnumType): string =>
  `<dl>${type
    .getValues()
    .map(
      (value) =>
        `<dt id="${type.name}.${value.name}"><code>${value.name}</code></dt><dd>${paragraphs(value.description)}${deprecation(value)}</dd>`,
    )
    .join("")}</dl>`;

const errorEntry = (code: ErrorCode): Section["entries"][number] => ({
  id: `error-${code}`,
  name: code,
  html: `<p>${escaped(englishPattern(`errors.${code}`))}</p><p>HTTP ${errorStatus[code]}${
    (commonErrors as readonly ErrorCode[]).includes(code) ? ", from any operation" : ""
  }</p>`,
});

const exampleId = (example: Example): string => `example-${nameOf(example).split(" ")[1]!}`;

const exampleEntry = (example: Example): Section["entries"][number] => ({
  id: exampleId(example),
  name: nameOf(example),
  html: [
    Array.isArray(example.needs) ? permissionHtml(example.needs as string[]) : `<p>Permission: ${example.needs as string}</p>`,
    `<pre>${escaped(example.text)}</pre>`,
    example.variables ? `<p>Variables</p><pre>${escaped(JSON.stringify(example.variables, null, 2))}</pre>` : "",
  ].join(""),
});
