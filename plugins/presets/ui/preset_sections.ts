import {
  isGroupField,
  type ElementField,
  type GroupField,
  type PageSection,
} from '#kernel/case/forms/page_layout'
import { elementsOfField, groupFieldsOf } from '#kernel/case/forms/walk_layout'
import { presetPlaces, type PresetKind } from '#plugins/presets/contract'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'

const made = new WeakMap<ClientPage, PageSection[]>()

/**
 * The sections of a kind of preset: those of its page, or of a row on it, without what tells of one
 * case. The same objects every time, so that forms are not made anew.
 */
export function presetSections(kind: PresetKind, pages: readonly ClientPage[]): PageSection[] {
  const { page: name, group, leftOut } = presetPlaces[kind]
  const page = pages.find((each) => each.page === name)!
  const known = made.get(page)
  if (known) return known
  const all = group
    ? [...groupFieldsOf(page.sections)].find((field) => field.group === group)!.sections
    : page.sections
  const sections = without(all, new Set(leftOut))
  made.set(page, sections)
  return sections
}

const NONE: readonly string[] = []

/** The elements that name a row to which a kind of preset belongs. */
export function summaryOf(kind: PresetKind, pages: readonly ClientPage[]): readonly string[] {
  const { page: name, group } = presetPlaces[kind]
  const page = pages.find((each) => each.page === name)!
  const rows = [...groupFieldsOf(page.sections)].find((field) => field.group === group)
  return rows?.summary ?? NONE
}

type Field = ElementField | GroupField

function without(sections: readonly PageSection[], leftOut: ReadonlySet<string>): PageSection[] {
  return sections
    .map((section) => ({
      ...section,
      fields: section.fields.flatMap((field) => fieldWithout(field, leftOut)),
    }))
    .filter(({ fields }) => fields.length > 0)
}

function fieldWithout(field: Field, leftOut: ReadonlySet<string>): Field[] {
  if (!isGroupField(field)) {
    return elementsOfField(field).some((id) => leftOut.has(id)) ? [] : [field]
  }
  const inside = leftOut.has(field.group) ? [] : without(field.sections, leftOut)
  return inside.length > 0 ? [{ ...field, sections: inside }] : []
}
