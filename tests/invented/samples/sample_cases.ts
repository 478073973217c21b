import { createHash } from 'node:crypto'

import type { CaseContent } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'

import { followUpOf } from '#tests/invented/cases/follow_up'
import { generateCase } from '#tests/invented/cases/generate_case'
import { samplePdf } from '#tests/invented/samples/sample_pdf'
import { MEDDRA_VERSION, phrases, termNamed } from '#tests/invented/cases/vocabulary'
import { seededCase } from '#tests/invented/cases/demo_cases'

const PARTNER = { seed: 'PARTNER', language: 'en', richness: 1 } as const

/** A report with something in every section, to be imported: two documents, a parent, a study. */
export function richReport(): CaseContent {
  const content = generateCase({
    ...PARTNER,
    number: 56,
    country: 'DE',
    kind: 'study',
    seriousness: 'hospitalisation',
    isNewborn: true,
  })
  const literature = generateCase({
    ...PARTNER,
    number: 2,
    country: 'DE',
    kind: 'literature',
  }).C_4_r
  const born = valueOf(content.D_2_1) as string
  return {
    ...content,
    D_7_1_r: [
      {
        id: '5d1c2b8e-0c51-4c4e-9d0b-3f6f5f6a0004',
        ...{ D_7_1_r_1a: MEDDRA_VERSION, D_7_1_r_1b: termNamed('Demo fever').code },
        ...{ D_7_1_r_2: born, D_7_1_r_3: false, D_7_1_r_4: born },
        D_7_1_r_5: 'On the first day only; cultures stayed sterile.',
      },
    ],
    D_8_r: [
      {
        id: '5d1c2b8e-0c51-4c4e-9d0b-3f6f5f6a0005',
        ...{ D_8_r_1: 'Demomycin', D_8_r_4: born, D_8_r_5: born, D_8_r_6a: MEDDRA_VERSION },
        D_8_r_6b: termNamed('Demo fever').code,
      },
    ],
    H_2: phrases.reporterComment.en[0],
    C_1_6_1: true,
    C_1_6_1_r: [
      {
        id: '5d1c2b8e-0c51-4c4e-9d0b-3f6f5f6a0001',
        C_1_6_1_r_1: 'Discharge letter (invented)',
        C_1_6_1_r_2: document('discharge_letter.pdf', 'application/pdf', samplePdf),
      },
      {
        id: '5d1c2b8e-0c51-4c4e-9d0b-3f6f5f6a0002',
        C_1_6_1_r_1: 'Notes of the monitor (invented)',
      },
    ],
    C_4_r: literature,
  }
}

/**
 * Three reports that an import tells apart once the demonstration is there: a new one, a follow-up
 * of a seeded case, and one that may be a duplicate of another.
 */
export function threeReports(): Record<string, CaseContent> {
  const known = seededCase('US')
  const followUp = followUpOf(followUpOf(known, 'en', 14), 'en', 30)
  const other = seededCase('FR')
  const duplicate = generateCase({ ...PARTNER, number: 12, country: 'FR', seriousness: 'death' })
  return {
    '1_new.xml': generateCase({ ...PARTNER, number: 11, country: 'GB', kind: 'spontaneous' }),
    '2_follow_up.xml': followUp,
    '3_possible_duplicate.xml': {
      ...duplicate,
      C_1_9_1: true,
      C_1_9_1_r: [
        {
          id: '5d1c2b8e-0c51-4c4e-9d0b-3f6f5f6a0003',
          C_1_9_1_r_1: 'DEMOPHARMA',
          C_1_9_1_r_2: String(valueOf(other.C_1_1)),
        },
      ],
    },
  }
}

function document(name: string, mediaType: string, bytes: Buffer) {
  return {
    file: createHash('sha256').update(bytes).digest('hex'),
    name,
    mediaType,
    size: bytes.length,
    base64: bytes.toString('base64'),
  }
}
