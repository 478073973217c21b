import type { PathStep } from '#kernel/case/content/element_path'
import type { GroupField } from '#kernel/case/forms/page_layout'
import type { Sections } from '../page/sections_props'

/** What a repeating group needs to draw itself. */
export interface GroupProps {
  field: GroupField
  /** Rows around the group, outermost first. */
  steps: readonly PathStep[]
  /** Title of the section when it holds nothing but this group. */
  title: string
  /** Draws the sections inside of a row. */
  Sections: Sections
}
