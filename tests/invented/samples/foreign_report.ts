import type { CaseContent } from '#kernel/case/content/case_content'

import { generateCase } from '#tests/invented/cases/generate_case'

/** What a partner reports to a project on the market. */
const reported = {
  PH900: { number: 21, pattern: 'immune_liver' },
  IG500: { number: 22, pattern: 'heparin_platelets' },
} as const

/** Projects that a partner reports to. */
export const foreignProjects = Object.keys(reported)

/** A report that a partner sent. Throws for a project that none reports to. */
export function foreignReport(project: string): CaseContent {
  const own = reported[project as keyof typeof reported]
  if (!own) throw new Error(`No partner reports to ${project}`)
  return generateCase({
    ...{ seed: 'PARTNER', country: 'DE', richness: 0.7, ...own },
    ...{ kind: 'spontaneous', seriousness: 'hospitalisation', received: '2026-06-15' },
  })
}

/** What other systems put into messages, and after what it stands. */
const PARTS = [
  // A second line of the street of the sender.
  ['</streetAddressLine>', '<streetAddressLine>Station 4, third floor</streetAddressLine>'],
  // A code of the product of a system that E2B(R3) does not name.
  [
    '<kindOfProduct classCode="MMAT" determinerCode="KIND">',
    '<code code="00302-0240-01" codeSystem="2.16.840.1.113883.6.69" displayName="Demozumab 240 mg"/>',
  ],
] as const

/** The message with parts that no element takes. Throws where one finds no place. */
export function withForeignParts(xml: string): string {
  return PARTS.reduce((text, [after, part]) => {
    if (!text.includes(after)) throw new Error(`The message has no ${after}`)
    return text.replace(after, after + part)
  }, xml)
}
