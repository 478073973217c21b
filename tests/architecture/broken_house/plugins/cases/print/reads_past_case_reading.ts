import { standingOf } from '../records/locked_cases.ts'
import { selectFrozenCopy } from '../records/read_frozen_copies.ts'
export const read = [standingOf, selectFrozenCopy]
