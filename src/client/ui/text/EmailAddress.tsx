/** An email address that wraps before its `@`. */
export function EmailAddress({ email }: { readonly email: string }) {
  const [user, ...host] = email.split('@');
  return (
    <>
      {user}
      {host.length > 0 ? (
        <>
          <wbr />@{host.join('@')}
        </>
      ) : null}
    </>
  );
}
