import { shell } from '#resources/shell'
export const shown = shell
