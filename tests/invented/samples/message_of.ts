import type { CaseContent, Envelope } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'

interface Message {
  readonly batch: Envelope
  readonly report: { readonly envelope: Envelope; readonly content: CaseContent }
}

/** Invented partner who sends the sample reports. */
const parties = { sender: 'DEMOPARTNER', receiver: 'DEMOPHARMA' }

/** The headers of a message about one case, dated when the case was written, so that bytes repeat. */
export function messageOf(content: CaseContent): Message {
  const number = String(valueOf(content.C_1_1))
  const written = String(valueOf(content.C_1_2))
  return {
    batch: {
      N_1_1: '1',
      N_1_2: `BATCH-${number}`,
      N_1_3: parties.sender,
      N_1_4: parties.receiver,
      N_1_5: written,
    },
    report: {
      content,
      envelope: {
        N_2_r_1: number,
        N_2_r_2: parties.sender,
        N_2_r_3: parties.receiver,
        N_2_r_4: written,
      },
    },
  }
}
