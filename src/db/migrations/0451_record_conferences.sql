create trigger record_row_change after insert or update or delete on conference for each row
  when (current_setting('fieldhouse.change_set', true) <> '') execute function record_row_change('id');
