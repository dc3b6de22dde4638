import * as v from 'valibot';

const Parameter = v.object({
  name: v.string(),
  description: v.optional(v.string(), ''),
  type: v.optional(v.string(), 'any'),
  dimensionality: v.optional(v.string(), 'scalar'),
  optional: v.optional(v.boolean(), false),
  repeating: v.optional(v.boolean(), false),
});

const Function = v.object({
  id: v.string(),
  name: v.string(),
  description: v.optional(v.string(), ''),
  parameters: v.array(Parameter),
  options: v.optional(
    v.object({
      cancelable: v.optional(v.boolean(), false),
      requiresAddress: v.optional(v.boolean(), false),
      requiresParameterAddresses: v.optional(v.boolean(), false),
    }),
    {},
  ),
});

const FunctionsFile = v.object({
  allowCustomDataForDataTypeAny: v.optional(v.boolean(), false),
  allowErrorForDataTypeAny: v.optional(v.boolean(), false),
  functions: v.array(Function),
});

/** One parameter of a custom function, as functions.json describes it. */
export type ParameterMetadata = v.InferOutput<typeof Parameter>;

/** One custom function, as functions.json describes it. */
export type FunctionMetadata = v.InferOutput<typeof Function> & {
  /** Whether an error among the arguments is handed over; otherwise it is the result. */
  takesErrors: boolean;
};

/** The content of functions.json, the same file that Excel reads. */
export type FunctionsFile = { functions: readonly FunctionMetadata[] };

/** Reads functions.json; throws where it is not one. */
export function parseFunctionsFile(json: unknown): FunctionsFile {
  const { functions, allowErrorForDataTypeAny: takesErrors } = v.parse(FunctionsFile, json);
  return { functions: functions.map((described) => ({ ...described, takesErrors })) };
}
