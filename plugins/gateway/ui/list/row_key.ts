import type { CaseAtDestination } from '#plugins/gateway/contract/shown'

/** Names a row of the list: a case is in it once for each destination. */
export const rowKey = ({ caseId, destination }: CaseAtDestination): string =>
  `${caseId} ${destination.id}`
