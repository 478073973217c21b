import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'

/** What narrows a list, in one row that breaks where it has to. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 1.5 }}
      role="search"
    >
      {children}
    </Stack>
  )
}
