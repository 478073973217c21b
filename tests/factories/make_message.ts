import type { CaseContent, Envelope } from '#kernel/case/content/case_content'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'

import { writeMessage } from '#plugins/e2b/message/writer'

const catalogue = loadCatalogue()
const SENT = '2026-01-15T10:00:00+00:00'

/** The header of a batch as a partner would send it. */
const testBatch: Envelope = {
  N_1_1: '1',
  N_1_2: 'BATCH-1',
  N_1_3: 'PARTNER',
  N_1_4: 'PHAROS',
  N_1_5: SENT,
}

/** A small valid report; what is given replaces or adds elements. */
export function reportContent(given: CaseContent = {}): CaseContent {
  return {
    C_1_1: 'XX-PARTNER-1',
    C_1_2: SENT,
    C_1_3: '1',
    C_1_4: '2026-01-10',
    C_1_5: '2026-01-12',
    C_1_6_1: false,
    C_1_7: { nullFlavor: 'NI' },
    C_1_8_1: given.C_1_1 ?? 'XX-PARTNER-1',
    C_1_8_2: '2',
    C_1_9_1: { nullFlavor: 'NI' },
    C_2_r: [
      { id: '10000000-0000-4000-8000-000000000001', C_2_r_3: 'FR', C_2_r_4: '1', C_2_r_5: '1' },
    ],
    C_3_1: '1',
    D_1: 'AB',
    E_i: [
      {
        id: '20000000-0000-4000-8000-000000000001',
        E_i_1_2: 'Demo rash',
        E_i_2_1a: '91.1',
        E_i_2_1b: '90100001',
        E_i_3_2a: true,
        E_i_7: '5',
      },
    ],
    G_k: [{ id: '30000000-0000-4000-8000-000000000001', G_k_1: '1', G_k_2_2: 'Demo tablet B' }],
    H_1: 'A narrative.',
    ...given,
  }
}

/** A message with one or several reports, as the bytes of a file. */
export function makeMessage(...contents: CaseContent[]): Buffer {
  const reports = contents.map((content) => ({
    envelope: {
      N_2_r_1: String(content.C_1_1),
      N_2_r_2: 'PARTNER',
      N_2_r_3: 'PHAROS',
      N_2_r_4: SENT,
    },
    content,
  }))
  return Buffer.from(writeMessage({ batch: testBatch, reports }, catalogue), 'utf8')
}
