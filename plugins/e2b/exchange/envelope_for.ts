import { randomUUID } from 'node:crypto'

import type { Envelope } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'
import { currentScope } from '#kernel/tenancy/actor'
import { findMessageParties } from '#kernel/tenancy/find_project'

import type { CaseRecord } from '#plugins/cases/contract'
import type { MessageHeader } from '#plugins/e2b/contract'
import { e2bErrors } from '#plugins/e2b/errors'

/**
 * The headers N.1 and N.2 of a message about one case. A case that came as a message keeps the
 * headers it came with, unless those of the project are wished; any other is sent by the project to its
 * receiver, now.
 */
export async function envelopeFor(
  record: CaseRecord,
  header: MessageHeader = 'received'
): Promise<{ batch: Envelope; report: Envelope }> {
  const elements = Object.entries(record.envelope)
  if (elements.length > 0 && header === 'received') {
    return {
      batch: Object.fromEntries(elements.filter(([key]) => key.startsWith('N_1_'))),
      report: Object.fromEntries(elements.filter(([key]) => key.startsWith('N_2_'))),
    }
  }
  const parties = await findMessageParties(currentScope().projectId)
  if (!parties) throw new e2bErrors.E_NO_IDENTIFIERS()
  const now = new Date().toISOString().replace(/\.\d+Z$/, '+00:00')
  return {
    batch: {
      N_1_1: '1',
      N_1_2: randomUUID(),
      N_1_3: parties.sender,
      N_1_4: parties.receiver,
      N_1_5: now,
    },
    report: {
      N_2_r_1: String(valueOf(record.content.C_1_1) ?? record.caseNo),
      N_2_r_2: parties.sender,
      N_2_r_3: parties.receiver,
      N_2_r_4: now,
    },
  }
}
