import type { Words } from '#kernel/language/words'
import { type Prolog } from '#plugins/e2b/intake/prolog'
import { notStandard, wrongContent } from '#plugins/e2b/intake/refusals'

const REPORTS = 'MCCI_IN200100UV01'

/** What other files are, by their root element. */
const OTHERS = new Map<string, Words>(
  Object.entries({
    MCCI_IN200101UV01: {
      en: 'This is an acknowledgement (ACK), not a message with case reports.',
      zh: '这是确认回执（ACK），不是包含个例安全性报告的报文。',
    },
    ichicsr: {
      en: 'This is an E2B(R2) file; only E2B(R3) can be imported.',
      zh: '这是 E2B(R2) 文件，只能导入 E2B(R3) 文件。',
    },
    ichicsrack: {
      en: 'This is an acknowledgement (ACK) of E2B(R2), not a message with case reports.',
      zh: '这是 E2B(R2) 的确认回执（ACK），不是包含个例安全性报告的报文。',
    },
  })
)

/** Refuses every file that is not a batch of E2B(R3) reports, and any document type declaration. */
export function checkProlog({ root, doctype }: Prolog) {
  const other = OTHERS.get(doctype ?? root ?? '')
  if (other) throw notStandard(other)
  if (doctype !== undefined) {
    throw wrongContent({
      en: 'The file has a document type declaration (DOCTYPE), which is not allowed.',
      zh: '文件包含不允许的文档类型声明（DOCTYPE）。',
    })
  }
  if (root !== undefined && root !== REPORTS) throw notE2b(root)
}

export function notE2b(root: string) {
  return notStandard({
    en: `The root element is ${root}; an E2B(R3) message starts with ${REPORTS}.`,
    zh: `根元素为 ${root}；E2B(R3) 报文的根元素应为 ${REPORTS}。`,
  })
}
