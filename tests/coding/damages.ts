import type { ReleaseTexts } from '#tests/coding/demo_release'

/** One way in which a release may be broken, and where the product must say that it is. */
export interface Damage {
  readonly name: string
  readonly file: string
  /** Line that is wrong; null when it is the file as a whole. */
  readonly line: number | null
  /** What the sentence speaks of. */
  readonly says: RegExp
  readonly break: (texts: ReleaseTexts) => ReleaseTexts
}

/** The text with something in one of its lines (from 1) replaced, which must be there. */
function inLine(text: string, line: number, from: string, to: string): string {
  const lines = text.split('\n')
  const before = lines[line - 1]
  if (!before?.includes(from)) throw new Error(`"${from}" is not in line ${line}: ${before}`)
  lines[line - 1] = before.replace(from, to)
  return lines.join('\n')
}

const replaced =
  (file: string, line: number, from: string, to: string) =>
  (texts: ReleaseTexts): ReleaseTexts => ({
    ...texts,
    [file]: inLine(texts[file]!, line, from, to),
  })

const added =
  (file: string, line: string) =>
  (texts: ReleaseTexts): ReleaseTexts => ({ ...texts, [file]: `${texts[file]}${line}\n` })

const without =
  (file: string, line: number) =>
  (texts: ReleaseTexts): ReleaseTexts => ({
    ...texts,
    [file]: texts[file]!.split('\n')
      .toSpliced(line - 1, 1)
      .join('\n'),
  })

/** Of the invented dictionary 91.1 in English, thirty kinds. */
export const damages: readonly Damage[] = [
  {
    name: 'a file is missing',
    file: 'mdhier.asc',
    line: null,
    says: /missing/,
    break: ({ 'mdhier.asc': _, ...others }) => others,
  },
  {
    name: 'a file is empty that may not be',
    file: 'pt.asc',
    line: null,
    says: /empty/,
    break: (texts) => ({ ...texts, 'pt.asc': '' }),
  },
  {
    name: 'a file is cut off in the middle of a line',
    file: 'llt.asc',
    line: 70,
    says: /fields/,
    break: (texts) => ({ ...texts, 'llt.asc': texts['llt.asc']!.slice(0, -8) }),
  },
  {
    name: 'a file is cut off at the end of a line, so that preferred terms are left without their own',
    file: 'pt.asc',
    line: 2,
    says: /The LLT \d+ is not in .*llt.asc/,
    break: (texts) => ({
      ...texts,
      'llt.asc': texts['llt.asc']!.split('\n').slice(0, 3).join('\n'),
    }),
  },
  {
    name: 'a line has a column too few',
    file: 'hlt.asc',
    line: 3,
    says: /8 fields that end with "\$" instead of 9/,
    break: replaced('hlt.asc', 3, '$$', '$'),
  },
  {
    name: 'a name holds the sign between fields',
    file: 'pt.asc',
    line: 2,
    says: /12 fields/,
    break: replaced('pt.asc', 2, 'one-sided', 'one$sided'),
  },
  {
    name: 'an empty line stands between others',
    file: 'hlgt.asc',
    line: 2,
    says: /empty/,
    break: (texts) => ({ ...texts, 'hlgt.asc': texts['hlgt.asc']!.replace('\n', '\n\n') }),
  },
  {
    name: 'a code has letters',
    file: 'hlgt.asc',
    line: 1,
    says: /eight digits/,
    break: replaced('hlgt.asc', 1, '91800001', '9180000l'),
  },
  {
    name: 'a name is empty',
    file: 'llt.asc',
    line: 2,
    says: /llt_name is empty/,
    break: replaced('llt.asc', 2, 'Demo head pain unspecified', ''),
  },
  {
    name: 'a name is longer than a hundred characters',
    file: 'llt.asc',
    line: 2,
    says: /101 characters/,
    break: replaced('llt.asc', 2, 'Demo head pain unspecified', 'D'.repeat(101)),
  },
  {
    name: 'a name holds a control character',
    file: 'llt.asc',
    line: 2,
    says: /control character/,
    break: replaced('llt.asc', 2, 'Demo head', 'Demo\0head'),
  },
  {
    name: 'a character of a name was lost',
    file: 'llt.asc',
    line: 2,
    says: /a character was lost\. Use the original file of the release/,
    break: replaced('llt.asc', 2, 'Demo head', 'Demo h\ufffdad'),
  },
  {
    name: 'a term stands twice',
    file: 'pt.asc',
    line: 45,
    says: /90100001 is already in line 1/,
    break: added('pt.asc', '90100001$Demo head ache$$91900000$$$$$$$$'),
  },
  {
    name: 'an LLT leads to a PT that is not there',
    file: 'llt.asc',
    line: 2,
    says: /PT 90109999 is not in/,
    break: replaced('llt.asc', 2, '$90100001$', '$90109999$'),
  },
  {
    name: 'the currency of an LLT is neither Y nor N',
    file: 'llt.asc',
    line: 2,
    says: /llt_currency is "X"/,
    break: replaced('llt.asc', 2, '$Y$', '$X$'),
  },
  {
    name: 'a PT has no primary path',
    file: 'pt.asc',
    line: 1,
    says: /no primary path/,
    break: replaced('mdhier.asc', 1, '$Y$', '$N$'),
  },
  {
    name: 'a PT has two primary paths',
    file: 'mdhier.asc',
    line: 45,
    says: /second primary path/,
    break: replaced('mdhier.asc', 45, '$N$', '$Y$'),
  },
  {
    name: 'a PT names a SOC that is not there',
    file: 'pt.asc',
    line: 1,
    says: /SOC 91999999 is not in/,
    break: replaced('pt.asc', 1, '91900000', '91999999'),
  },
  {
    name: 'the SOC of a PT is another one than that of its primary path',
    file: 'mdhier.asc',
    line: 1,
    says: /primary SOC of the PT 90100001 is 91900000 here and 92900000/,
    break: replaced('pt.asc', 1, '91900000', '92900000'),
  },
  {
    name: 'a path goes over an HLT that is not there',
    file: 'mdhier.asc',
    line: 3,
    says: /HLT 90500002 is not in/,
    break: without('hlt.asc', 2),
  },
  {
    name: 'a path calls a term otherwise than its own file',
    file: 'mdhier.asc',
    line: 1,
    says: /"Demo heart ache" here and "Demo head ache"/,
    break: replaced('mdhier.asc', 1, 'Demo head ache', 'Demo heart ache'),
  },
  {
    name: 'a link is missing that a path goes over',
    file: 'mdhier.asc',
    line: 1,
    says: /90100001 is listed under 90500001 here, but not in/,
    break: without('hlt_pt.asc', 1),
  },
  {
    name: 'a link is there that no path goes over',
    file: 'soc_hlgt.asc',
    line: 19,
    says: /91800001 is listed under 93900000 here, but not in/,
    break: added('soc_hlgt.asc', '93900000$91800001$'),
  },
  {
    name: 'a place in the order of SOCs is no small number',
    file: 'intl_ord.asc',
    line: 2,
    says: /"99999" is not a number\. intl_ord_code must have one to four digits/,
    break: replaced('intl_ord.asc', 2, '2$', '99999$'),
  },
  {
    name: 'an SMQ holds a PT that is not there',
    file: 'smq_content.asc',
    line: 1,
    says: /PT 90109999 is not in/,
    break: replaced('smq_content.asc', 1, '90100005', '90109999'),
  },
  {
    name: 'an SMQ holds an SMQ that is not there',
    file: 'smq_content.asc',
    line: 3,
    says: /SMQ 98000009 is not in/,
    break: replaced('smq_content.asc', 3, '98000002', '98000009'),
  },
  {
    name: 'SMQs hold each other in a circle',
    file: 'smq_content.asc',
    line: 5,
    says: /contains .* again/,
    break: added('smq_content.asc', '98000002$98000001$0$0$S$0$A$91.1$91.1$'),
  },
  {
    name: 'the SMQs are of another version',
    file: 'smq_list.asc',
    line: 1,
    says: /version 91\.0, but meddra_release\.asc states 91\.1/,
    break: replaced('smq_list.asc', 1, '$91.1$', '$91.0$'),
  },
  {
    name: 'the release says no version',
    file: 'meddra_release.asc',
    line: 1,
    says: /not a version number/,
    break: replaced('meddra_release.asc', 1, '91.1', 'new'),
  },
  {
    name: 'the release is in a language that is not read here',
    file: 'meddra_release.asc',
    line: 1,
    says: /language "Klingon"/,
    break: replaced('meddra_release.asc', 1, 'English', 'Klingon'),
  },
  {
    name: 'the release says another language than its names are in',
    file: 'llt.asc',
    line: null,
    says: /meddra_release\.asc states Chinese/,
    break: replaced('meddra_release.asc', 1, 'English', 'Chinese'),
  },
]
