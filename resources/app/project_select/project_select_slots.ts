import type { ComponentType } from 'react'
import { Slot } from '#kernel/plugins/slot'

export const belowProjects = new Slot<ComponentType>(
  'project_select.below',
  'What stands below the projects that someone may enter'
)
