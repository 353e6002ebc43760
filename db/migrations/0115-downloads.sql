-- Files that a page hands out: the brochure behind a download button.
alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in ('dd214', 'resume', 'photo', 'logo', 'picture', 'document', 'download'));
