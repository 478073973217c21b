import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Grow, Quiet } from './panel'

/** Title of a screen, a fact beside it, acts at the right. */
export function PageHeader({
  title,
  fact,
  actions,
}: {
  title: ReactNode
  fact?: ReactNode
  actions?: ReactNode
}) {
  return (
    <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center', minHeight: 32 }}>
      <Typography variant="h1">{title}</Typography>
      {fact && <Quiet className="num">{fact}</Quiet>}
      <Grow />
      {actions}
    </Stack>
  )
}
