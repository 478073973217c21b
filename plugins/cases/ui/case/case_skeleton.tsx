import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'

/** The shape of a case while the catalogue is on its way. */
export function CaseSkeleton() {
  return (
    <Stack spacing={1.5} sx={{ p: '18px 20px' }} aria-busy>
      <Skeleton height={42} />
      <Stack direction="row" spacing={2}>
        <Skeleton width={170} height={480} />
        <Skeleton sx={{ flex: 1 }} height={480} />
        <Skeleton width={270} height={480} />
      </Stack>
    </Stack>
  )
}
