import type { ComponentType } from 'react'
import type { PathStep } from '#kernel/case/content/element_path'
import type { PageSection } from '#kernel/case/forms/page_layout'
import type { Level } from '#resources/forms/content/edit_content'

export interface SideSectionsProps {
  sections: readonly PageSection[]
  level: Level
  /** Rows around the sections, outermost first. */
  steps: readonly PathStep[]
  /** The form has no such row. */
  alone: boolean
}

/** Draws sections beside the form; handed down to groups, whose rows hold sections again. */
export type SideSectionsType = ComponentType<SideSectionsProps>
