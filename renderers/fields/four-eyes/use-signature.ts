import type { Field } from '@formily/core'
import { useField } from '@formily/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FieldProps } from '#runtime'
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
  content: signed,
}: Pick<FieldProps<FourEyesFieldProps, string>, 'value' | 'onChange' | 'content'>) {
  const queries = useQueryClient()
  const { data } = useQuery<KnownSignature | null>({
    queryKey: keyOf(value),
    queryFn: () => null,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const content = canonicalText(signed)
  const [isTakenBack, setTakenBack] = useState(false)
  const isOutdated = value !== undefined && data !== undefined && data !== null && data.content !== content
  const field = useField<Field | undefined>()
  const latest = useRef(onChange)
  // A disabled field ignores input, and must not keep an outdated signature.
  latest.current = field ? field.setValue : onChange
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
