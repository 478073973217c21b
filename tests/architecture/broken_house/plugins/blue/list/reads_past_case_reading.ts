import type { WholeCases } from '#plugins/cases/contract/whole_cases'
export type Read = WholeCases
