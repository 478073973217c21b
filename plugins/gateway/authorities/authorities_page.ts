import type { Report } from '#kernel/reports/report'

import { authorities, type Authority } from '#plugins/gateway/contract/authorities'

/** The page of docs/ on how authorities take reports. */
const report: Report = {
  file: 'authorities.md',
  title: 'Authorities',
  about:
    'What a destination may be filled with for each authority (`gateway:destination add NAME --like KEY`, or “Fill in from an authority” in its form). A value marked “not confirmed” was found in no source that is public: ask the authority before the first message.',
  write: async () => authorities.map(sectionOf).join('\n\n'),
}

export default [report]

function sectionOf(authority: Authority): string {
  const { key, name, takes, ways, acknowledgements, notes, sources } = authority
  const mark = (value: string) => (authority.unconfirmed.includes(value) ? ' (not confirmed)' : '')
  const told = (value: string | number | null) =>
    value === null ? 'not published' : `\`${value}\``
  const receivers = (of: 'test' | 'formal') => {
    const { batchReceiver, messageReceiver } = authority[of]
    return `N.1.4 ${told(batchReceiver)}, N.2.r.3 ${told(messageReceiver)}${mark(of)}`
  }
  const limit = authority.maxMegabytes
  return [
    `## ${key}: ${name.en}`,
    [
      `- Takes: E2B(${takes})${takes === 'R3' ? '' : ', which is not offered in the form'}`,
      `- Ways: ${ways.map((way) => wayNames[way] ?? way).join(', ')}`,
      `- Test: ${receivers('test')}`,
      `- Formal: ${receivers('formal')}`,
      `- AS2 name: ${told(authority.partnerName)}${mark('partnerName')}`,
      `- Largest message: ${limit === null ? 'not published' : `${limit} MB`}${mark('maxMegabytes')}`,
      `- File name: \`${authority.fileName}\`${mark('fileName')}`,
      `- Day of the submission: ${authority.countsFrom}`,
      `- Acknowledgements: ${acknowledgements.en}${mark('acknowledgements')}`,
      ...notes.map(({ en }) => `- ${en}`),
    ].join('\n'),
    `Sources: ${sources.join('; ')}.`,
  ].join('\n\n')
}

const wayNames: Readonly<Record<string, string>> = {
  as2: 'AS2',
  api: 'REST interface (transport `esg`; its answers are not confirmed)',
  portal: 'upload at a portal',
}
