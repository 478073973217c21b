import type { CaseContent } from '#kernel/case/content/case_content'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { type ReadReport, readMessage } from '#plugins/e2b/message/reader'

export const catalogue = loadCatalogue()

const OBSERVATION = '2.16.840.1.113883.3.989.2.1.1.19'
const ORGANIZER = '2.16.840.1.113883.3.989.2.1.1.20'

/** A message with one case; the parts of the case are given as XML. */
export function messageXml({ investigation = '', patient = '', assessment = '' } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<MCCI_IN200100UV01 xmlns="urn:hl7-org:v3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ITSVersion="XML_1.0">
<PORR_IN049016UV><controlActProcess classCode="CACT" moodCode="EVN"><subject typeCode="SUBJ">
<investigationEvent classCode="INVSTG" moodCode="EVN">${investigation}
<component typeCode="COMP"><adverseEventAssessment classCode="INVSTG" moodCode="EVN">
<subject1 typeCode="SBJ"><primaryRole classCode="INVSBJ"><player1 classCode="PSN" determinerCode="INSTANCE"/>
${patient}</primaryRole></subject1>${assessment}</adverseEventAssessment></component>
</investigationEvent></subject></controlActProcess></PORR_IN049016UV></MCCI_IN200100UV01>`
}

/** Reads a message with one case. */
export function readReport(xml: string): ReadReport {
  return readMessage(Buffer.from(xml), catalogue).reports[0]!
}

/** The content of a message with one case. */
export function contentOf(parts: Parameters<typeof messageXml>[0]): CaseContent {
  return readReport(messageXml(parts)).content
}

export function code(value: string, system = OBSERVATION): string {
  return `<code code="${value}" codeSystem="${system}"/>`
}

/** An event (E.i) with its identifier and what else stands in its observation. */
export function event(id: string, inside = ''): string {
  return `<subjectOf2 typeCode="SBJ"><observation classCode="OBS" moodCode="EVN"><id root="${id}"/>${code('29')}${inside}</observation></subjectOf2>`
}

/** Drugs (G.k) as components of their organizer. */
export function drugs(...inside: string[]): string {
  const components = inside.map(
    (each) =>
      `<component typeCode="COMP"><substanceAdministration classCode="SBADM" moodCode="EVN">${each}</substanceAdministration></component>`
  )
  return organizer('4', ...components)
}

export function organizer(value: string, ...components: string[]): string {
  return `<subjectOf2 typeCode="SBJ"><organizer classCode="CATEGORY" moodCode="EVN">${code(value, ORGANIZER)}${components.join('')}</organizer></subjectOf2>`
}

/** A dosage (G.k.4.r) with its timing. */
export function dosage(inside: string): string {
  return `<outboundRelationship2 typeCode="COMP"><substanceAdministration classCode="SBADM" moodCode="EVN">${inside}</substanceAdministration></outboundRelationship2>`
}

/** A causality block of an event and a drug. */
export function causality(kind: string, drug: string, inside: string, reaction?: string): string {
  const subject1 = reaction
    ? `<subject1 typeCode="SUBJ"><adverseEffectReference classCode="OBS" moodCode="EVN"><id root="${reaction}"/></adverseEffectReference></subject1>`
    : ''
  return `<component typeCode="COMP"><causalityAssessment classCode="OBS" moodCode="EVN">${code(kind)}${inside}${subject1}<subject2 typeCode="SUBJ"><productUseReference classCode="SBADM" moodCode="EVN"><id root="${drug}"/></productUseReference></subject2></causalityAssessment></component>`
}
