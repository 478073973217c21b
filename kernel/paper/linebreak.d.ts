declare module 'linebreak' {
  /** Says where lines may break, by UAX 14 of Unicode. */
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { readonly position: number; readonly required: boolean } | null
  }
}
