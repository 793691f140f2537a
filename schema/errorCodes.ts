import { registerEnumType } from "type-graphql";
import { englishText } from "./englishText";
import texts from "./messages/en.json";
import { type ErrorCode as Code, errorStatus } from "./rules/errors";

const codes = Object.keys(errorStatus) as Code[];

export const ErrorCode = Object.fromEntries(codes.map((code) => [code, code])) as { readonly [C in Code]: C };

const textOf = (code: Code): string => {
  const key = `errors.${code}`;
  const text = key in texts ? englishText(key as keyof typeof texts) : "";
  return text && !text.includes(", select,") ? `${text} ` : "";
};

registerEnumType(ErrorCode, {
  name: "ErrorCode",
  description: "Codes of errors, as in `errors[].extensions.code`. Each description contains the English text and the HTTP status.",
  valuesConfig: Object.fromEntries(codes.map((code) => [code, { description: `${textOf(code)}HTTP ${errorStatus[code]}.` }])) as Record<
    Code,
    { description: string }
  >,
});
