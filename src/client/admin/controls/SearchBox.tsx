import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { Input } from './inputs/input';

interface SearchBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (search: string) => void;
  /** The number of results, in words. Screen readers read it when it changes. */
  readonly found: string;
  /** Whether the label stands in the empty field, and above it for screen readers only. */
  readonly isLabelInside?: boolean;
}

/** A search input with the number of results below, which changes as the administrator types. */
export function SearchBox({ label, value, onChange, found, isLabelInside = false }: SearchBoxProps) {
  const id = useId();
  return (
    <chakra.div role="search" display="grid" gap="1.5" flex="1 1 18rem" maxWidth="32rem">
      <chakra.label htmlFor={id} fontWeight="semibold" fontSize="sm" srOnly={isLabelInside}>
        {label}
      </chakra.label>
      <chakra.div position="relative">
        <chakra.span
          position="absolute"
          insetInlineStart="3"
          insetBlock="0"
          display="grid"
          alignContent="center"
          color="fg.muted"
          pointerEvents="none"
        >
          <Search aria-hidden="true" size={20} />
        </chakra.span>
        <Input
          id={id}
          type="search"
          placeholder={isLabelInside ? label : undefined}
          _placeholder={{ color: 'fg.muted' }}
          paddingInlineStart="11"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </chakra.div>
      <chakra.p role="status" fontSize="sm" color="fg.muted" _empty={{ position: 'absolute' }}>
        {found}
      </chakra.p>
    </chakra.div>
  );
}
