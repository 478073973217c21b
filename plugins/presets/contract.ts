import type { Change } from '#kernel/changes/change'
import type { CaseContent } from '#kernel/case/content/case_content'

/** What a preset stands for; the four lists of the case configuration. */
export type PresetKind = 'sender' | 'reporter' | 'product' | 'study'

/** Where in a case a kind of preset belongs. */
export interface PresetPlace {
  /** Page of the case editor. */
  readonly page: string
  /** The preset is one row of this group; without one it is the page itself. */
  readonly group?: string
  /** An element without which a preset of this kind says nothing. */
  readonly needs?: string
  /** Elements and groups of the page that tell of one patient or one event, never of the thing. */
  readonly leftOut: readonly string[]
}

export const presetPlaces: Readonly<Record<PresetKind, PresetPlace>> = {
  sender: { page: 'sender', needs: 'C.3.1', leftOut: [] },
  // Who the primary source is differs from case to case, and each case has one only.
  reporter: { page: 'reporter', group: 'C.2.r', leftOut: ['C.2.r.5'] },
  product: {
    page: 'drug',
    group: 'G.k',
    needs: 'G.k.2.2',
    leftOut: [
      ...['G.k.1', 'G.k.2.4', 'G.k.2.5', 'G.k.4.r', 'G.k.5a', 'G.k.5b', 'G.k.6a', 'G.k.6b'],
      ...['G.k.7.r', 'G.k.8', 'G.k.10.r', 'G.k.11', 'G.k.2.2.EU.9.r.4'],
      ...['FDA.G.k.1.a', 'FDA.G.k.10a', 'FDA.G.k.12.r'],
    ],
  },
  study: { page: 'study', leftOut: [] },
}

export const presetKinds = Object.keys(presetPlaces) as PresetKind[]

/** What is entered again and again, kept once: a configuration of the project. */
export interface Preset {
  readonly id: string
  readonly kind: PresetKind
  /** How people find it; unique among those of its kind. */
  readonly name: string
  /** In the shape of a case that holds nothing else; a reporter or a product is its only row. */
  readonly content: CaseContent
  /** Number of its latest change, from 1. */
  readonly revision: number
  readonly updatedAt: string
  readonly updatedBy: string
}

export type NewPreset = Pick<Preset, 'id' | 'kind' | 'name' | 'content'>

/** Which presets are asked for, and in which order. */
export interface PresetList {
  /** Looked for in names and values. */
  readonly text: string
  readonly by: 'name' | 'updatedAt' | 'updatedBy'
  readonly direction: 'asc' | 'desc'
  /** First and last one, counted from 0. */
  readonly from: number
  readonly to: number
}

/** The presets of the current scope. */
export abstract class Presets {
  /** Type of their audit subjects; acts on them are `type.created`, `type.changed`, `type.removed`. */
  abstract readonly type: string
  /** A part of those of a kind, and how many there are of which it is a part. */
  abstract list(kind: PresetKind, wish: PresetList): Promise<{ presets: Preset[]; total: number }>
  /** The preset; refuses with 1005 when this project has none with that id. */
  abstract get(id: string): Promise<Preset>
  /** Refuses with 30018 a name that is taken. */
  abstract create(change: Change, preset: NewPreset): Promise<Preset>
  /**
   * The preset, which nobody else changes before the change is over. Refuses with 1005 one that is
   * not there, with 1006 one that others changed since `revision`.
   */
  abstract lock(change: Change, id: string, revision?: number): Promise<Preset>
  /** Refuses with 30018 a name that is taken. */
  abstract change(
    change: Change,
    locked: Preset,
    to: Pick<Preset, 'name' | 'content'>
  ): Promise<Preset>
  /** It is offered to nobody any more; its row and its trail stay. */
  abstract remove(change: Change, locked: Preset): Promise<Preset>
}

/**
 * The templates of the current company: presets that it keeps for its projects, which take them
 * over. Whoever acts in a project of the company may read them.
 */
export abstract class PresetTemplates extends Presets {}
