import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FieldArgs } from '#runtime'
import { canonicalText } from './canonical-text.ts'
import type { FourEyesFieldProps } from './schema.ts'

/** A signature as long as it is on screen: who gave it, and for what. */
export interface KnownSignature {
  signerName: string
  content: string
}

const keyOf = (signature: string | undefined) => ['signature', signature ?? '']

/**
 * The signature of a field, as long as it is for what the form says: once that changes it is taken back, since the
 * server would refuse it. Who gave it is kept beside the form, so that a tab that is opened again still tells.
 */
export function useSignature({
  value,
  onChange,
  props,
}: Pick<FieldArgs<FourEyesFieldProps, string>, 'value' | 'onChange' | 'props'>) {
  const queries = useQueryClient()
  const { data } = useQuery<KnownSignature | null>({
    queryKey: keyOf(value),
    queryFn: () => null,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const content = canonicalText(props.content)
  const [isTakenBack, setTakenBack] = useState(false)
  const isOutdated = value !== undefined && data !== undefined && data !== null && data.content !== content
  const latest = useRef(onChange)
  latest.current = onChange
  useEffect(() => {
    if (!isOutdated) return
    setTakenBack(true)
    latest.current(undefined)
  }, [isOutdated])
  return {
    signerName: data?.signerName,
    /** It was signed, and something changed afterwards. */
    isTakenBack: isTakenBack && value === undefined,
    put: (signature: string, signerName: string) => {
      queries.setQueryData<KnownSignature>(keyOf(signature), { signerName, content })
      setTakenBack(false)
      onChange(signature)
    },
    remove: () => onChange(undefined),
  }
}
