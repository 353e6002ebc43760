-- An address that staff enter counts once its holder has opened a link; the holder of the old one can stop it.
alter table user_tokens drop constraint user_tokens_purpose_check;
alter table user_tokens add constraint user_tokens_purpose_check
  check (purpose in ('activate', 'reset', 'email', 'new-address', 'address-stop'));
comment on column user_tokens.email is
  'email, new-address: the address to be verified; address-stop: the old address, which its holder may restore';
