let base: string | undefined

/** Address of a call: `/cases` is `/api/cases`, or wherever the page says that calls are. */
export function apiAddress(call: string): string {
  base ??= document.querySelector<HTMLMetaElement>('meta[name=api-base]')!.content
  return `${base}${call}`
}
