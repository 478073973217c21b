/** Every JSON answer of the product: a truthy status with data, or a number of the catalogue. */
export type Envelope<Data> =
  | { readonly status: true; readonly data: Data }
  | { readonly status: false; readonly code: number; readonly data: Record<string, unknown> }

/** Wraps the data of a successful answer. */
export function ok<Data>(data: Data): Envelope<Data> {
  return { status: true, data }
}
