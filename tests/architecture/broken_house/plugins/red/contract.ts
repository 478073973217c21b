export interface Red {
  shade: string
}
